import type { Line } from './step-lines.ts'

/** "Last stand: 12 km" in quotes: numbers of the page that do not change, by their names in lower case. A name with two numbers is none. */
export function constantsIn(lines: Line[]): Map<string, string> {
  const found = new Map<string, string>()
  const doubtful = new Set<string>()
  for (const { part } of lines)
    for (const { value } of part.quotes) {
      const [, name, number] = constant.exec(value) ?? []
      const key = name?.toLowerCase()
      if (key === undefined || number === undefined) continue
      if (found.has(key) && found.get(key) !== number) doubtful.add(key)
      found.set(key, number)
    }
  for (const key of doubtful) found.delete(key)
  return found
}

const constant = /^(\p{L}[\p{L} -]{2,40}): (\d{1,12})(?: [^\s\d]{1,8})?$/u

/** 'The customer is reminded of the old stand: "Last stand: 12 km".' only tells what a step shows. */
export const reminds =
  /^\W*(?:the |an? )?(?:\w+ )?(?:\w+ (?:is|are) (?:reminded|told|informed|shown)|(?:step|page|screen) (?:also |then )?(?:shows?|says?|displays?|reminds?)|at the top (?:is|stands)|there (?:is|stands|is also))\b[^"Q]{0,60}Q0\W*$/i
