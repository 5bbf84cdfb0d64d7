/** Notes that a session takes part in a visit: of somebody who said who they are it is another one than that of their address, and a visit may go on over midnight. */
export const noteSession = (
  sql: SqlStorage,
  { replay, session, at }: { replay: string; session: string; at: number },
): void =>
  void sql.exec(
    'INSERT OR IGNORE INTO recording_sessions (session, replay, at) VALUES (?, ?, ?)',
    session,
    replay,
    at,
  )

/** The visits of which recordings are, or may yet come, that a session takes part in. */
export const replaysOf = (sql: SqlStorage, session: string): string[] =>
  sql
    .exec<{ replay: string }>('SELECT replay FROM recording_sessions WHERE session = ?', session)
    .toArray()
    .map(({ replay }) => replay)

export const forgetSession = (sql: SqlStorage, session: string): void =>
  void sql.exec('DELETE FROM recording_sessions WHERE session = ?', session)

/** Forgets whose the visits before a time were. */
export const forgetSessionsBefore = (sql: SqlStorage, before: number): void =>
  void sql.exec('DELETE FROM recording_sessions WHERE at < ?', before)
