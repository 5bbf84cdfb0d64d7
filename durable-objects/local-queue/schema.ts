/** Schema steps, in order. Append only: a step that has run anywhere is never edited. */
export const steps: readonly string[] = [
  `
  -- "taken" is 1 while a consumer has the message: it is given to no other, and is free again after the process died.
  CREATE TABLE messages (
    seq INTEGER PRIMARY KEY,
    queue TEXT NOT NULL,
    id TEXT NOT NULL,
    sent_at INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    body TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    taken INTEGER NOT NULL DEFAULT 0
  );
  CREATE INDEX messages_waiting ON messages (queue, taken, due_at);
  `,
]
