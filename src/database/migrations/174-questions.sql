-- What is written to the shop by the contact form, kept for a year at most, and the letters that answer it.
CREATE TABLE questions (
  question_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  asked_at timestamptz NOT NULL DEFAULT now(),
  name text NOT NULL CHECK (name <> ''),
  -- As its writer says it: nobody has proven that it is theirs.
  email text NOT NULL CHECK (email <> ''),
  subject text NOT NULL,
  content text NOT NULL CHECK (content <> ''),
  lan_id integer NOT NULL,
  -- 'answered': from here; 'elsewhere': somebody says that it was by another way; 'closed': it wants no answer.
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'answered', 'elsewhere', 'closed')),
  version integer NOT NULL DEFAULT 1,
  words text NOT NULL GENERATED ALWAYS AS (order_words(name || ' ' || email || ' ' || subject, '{}', NULL)) STORED
);
CREATE INDEX questions_waiting ON questions (asked_at) WHERE state = 'waiting';
CREATE INDEX questions_by_address ON questions (lower(email));

-- A letter that answers a question goes with it.
ALTER TABLE outbox ADD COLUMN question_id bigint REFERENCES questions ON DELETE CASCADE,
  ADD CONSTRAINT answers_their_question CHECK (question_id IS NULL OR order_id IS NULL);
CREATE INDEX outbox_of_question ON outbox (question_id) WHERE question_id IS NOT NULL;

CREATE FUNCTION note_question() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO record_changes (entity, entity_id, part) VALUES ('question', NEW.question_id::text, TG_ARGV[0]);
  RETURN NULL;
END $$;
CREATE TRIGGER question_told AFTER INSERT ON questions FOR EACH ROW EXECUTE FUNCTION note_question('placed');
CREATE TRIGGER answer_told AFTER UPDATE OF sent_at, refused_at ON outbox
  FOR EACH ROW WHEN (NEW.question_id IS NOT NULL AND (NEW.sent_at, NEW.refused_at) IS DISTINCT FROM (OLD.sent_at, OLD.refused_at)) EXECUTE FUNCTION note_question('emails');
