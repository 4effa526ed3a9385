-- What registers of companies and addresses said, so that nobody is asked twice for the same, and how often each was asked on a day.
CREATE TABLE look_ups (
  register text NOT NULL CHECK (register IN ('whiteList', 'vies', 'gugik', 'ruian')),
  asked text NOT NULL CHECK (asked <> '' AND length(asked) <= 300),
  -- An empty list: it knows nothing of it.
  answer jsonb NOT NULL CHECK (jsonb_typeof(answer) = 'array'),
  asked_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (register, asked)
);

CREATE TABLE look_up_days (
  register text NOT NULL CHECK (register IN ('whiteList', 'vies', 'gugik', 'ruian')),
  day date NOT NULL,
  questions integer NOT NULL CHECK (questions > 0),
  PRIMARY KEY (register, day)
);
