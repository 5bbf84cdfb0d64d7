/** What of a website lies in its archive. */
export const archiveSteps: readonly string[] = [
  `
  -- Days (since the epoch, UTC) that were handed to the archive: with which turn they changed last; the SHA-256 of the part that lies there where it is this day as it is; when it
  -- was taken out because nothing is left of it; and the ETag of a part of a former store that was taken over.
  CREATE TABLE archive_days (
    day INTEGER PRIMARY KEY,
    turn INTEGER NOT NULL,
    digest TEXT,
    emptied INTEGER,
    adopted TEXT
  );
  `,
]
