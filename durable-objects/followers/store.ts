/**
 * The gateways that have sockets on an object. Each visit of a gateway has a number, so that an answer
 * "nobody here follows it" that was overtaken by a new visit cannot remove the gateway again.
 */
export function addFollower(sql: SqlStorage, gateway: string): void {
  sql.exec(
    `INSERT INTO followers (gateway, visit) VALUES (?, 1)
    ON CONFLICT (gateway) DO UPDATE SET visit = visit + 1`,
    gateway,
  )
}

export function removeFollower(sql: SqlStorage, gateway: string, visit: number): void {
  sql.exec('DELETE FROM followers WHERE gateway = ? AND visit = ?', gateway, visit)
}

export function readFollowers(sql: SqlStorage): string[] {
  return sql
    .exec<{ gateway: string }>('SELECT gateway FROM followers')
    .toArray()
    .map(({ gateway }) => gateway)
}

export function readVisit(sql: SqlStorage, gateway: string): number | null {
  const [row] = sql
    .exec<{ visit: number }>('SELECT visit FROM followers WHERE gateway = ?', gateway)
    .toArray()
  return row?.visit ?? null
}
