/** A limit leaves room: lines for mending, words for records and figures. */
const above = (count, step) => Math.ceil(count / step) * step

const labels = {
  expressions: 'Regular expressions',
  longExpressions: 'Expressions above 120 characters',
  words: 'Words of docs/',
}

/** Limits for sizes of `count.mjs`. */
export const limitsFor = ({ rooms, expressions, longExpressions, words }) => ({
  rooms: Object.fromEntries(Object.entries(rooms).map(([room, lines]) => [room, above(lines, 100)])),
  expressions: above(expressions, 10),
  longExpressions,
  words: above(words, 1000),
})

/** What is larger than its limit, a sentence each. A room without a limit is a new one, and no fault. */
export function sizeFaults(sizes, limits) {
  const counts = [
    ...Object.entries(sizes.rooms).map(([room, lines]) => [
      `Lines of shared/domain/${room}`,
      lines,
      limits.rooms[room],
    ]),
    ...Object.entries(labels).map(([key, name]) => [name, sizes[key], limits[key]]),
  ]
  return counts
    .filter(([, count, limit]) => limit !== undefined && count > limit)
    .map(([name, count, limit]) => `${name}: ${count}, at most ${limit}.`)
}

/** Limits that are lowered to what is there now; none is raised, and rooms that are gone have none. */
export function lowered(sizes, limits) {
  const now = limitsFor(sizes)
  const least = (count, limit = count) => Math.min(count, limit)
  return {
    rooms: Object.fromEntries(
      Object.entries(now.rooms).map(([room, lines]) => [room, least(lines, limits.rooms?.[room])]),
    ),
    ...Object.fromEntries(Object.keys(labels).map((key) => [key, least(now[key], limits[key])])),
  }
}
