/** Words that let a value be larger than a number, and never equal to it. */
export const largerThan = [
  'more than', 'greater than', 'over', 'above', 'higher than', 'larger than', 'longer than', 'older than', 'later than', 'bigger than', 'heavier than', 'wider than', 'exceed', 'exceeding', 'in excess of', 'beyond', 'go beyond', 'go over', 'go above', 'rise above', 'thicker than', 'taller than', 'deeper than', 'warmer than', 'hotter than', 'faster than', 'further than', 'farther than', 'more expensive than', 'dearer than', 'after', '>',
] // prettier-ignore

/** Words that let a value be smaller than a number, and never equal to it. */
export const smallerThan = [
  'less than', 'fewer than', 'under', 'below', 'lower than', 'smaller than', 'shorter than', 'younger than', 'earlier than', 'lighter than', 'thinner than', 'narrower than', 'colder than', 'cooler than', 'slower than', 'closer than', 'nearer than', 'cheaper than', 'go below', 'fall below', 'drop below', 'up to but not including', 'up to but excluding', 'before', '<',
] // prettier-ignore

const anyOf = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\w<>=])(?:${words.join('|').replaceAll(' ', '\\s+')})(?![\\w=])`, 'i')
const [larger, smaller] = [anyOf([...largerThan, 'exceeds', 'exceeded']), anyOf(smallerThan)]

/** Which way the words of a comparison go, without what denies them: `'larger'` of "more than" and of "not exceed". Undefined of what lets the number itself in ("at most", "or equal"), and of other words. */
export function comparedBy(text: string): 'larger' | 'smaller' | undefined {
  if (/\bequal\b/i.test(text)) return undefined
  const [isLarger, isSmaller] = [larger.test(text), smaller.test(text)]
  return isLarger === isSmaller ? undefined : isLarger ? 'larger' : 'smaller'
}
