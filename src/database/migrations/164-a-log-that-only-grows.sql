-- The log of what was done only grows, also for who replays rows with triggers off (`session_replication_role`): the
-- shop owns its tables, so that no right taken from it would hold, and these triggers are what does (0178).
ALTER TABLE operator_log ENABLE ALWAYS TRIGGER operator_log_only_grows, ENABLE ALWAYS TRIGGER operator_log_stays;
