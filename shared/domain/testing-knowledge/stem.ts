/** Porter's measure of a stem: how often a vowel is followed by a consonant. */
const measure = (stem: string): number => shapeOf(stem).match(/vc/g)?.length ?? 0

/** One letter for each run of vowels or consonants; `y` behind a consonant is a vowel. */
const shapeOf = (stem: string): string =>
  stem
    .replace(/(^|[aeiou])y/g, '$1j')
    .replace(/[aeiouy]+/g, 'V')
    .replace(/[a-z0-9]+/g, 'c')
    .replaceAll('V', 'v')

const hasVowel = (stem: string): boolean => shapeOf(stem).includes('v')
const endsShort = (stem: string): boolean =>
  /^[a-z0-9]*[^aeiou][aeiouy][^aeiouwxy]$/.test(stem) && measure(stem) === 1

/** Endings with what takes their place, the longest first. */
const pairs = (text: string): [string, string][] =>
  text
    .split(' ')
    .map((pair) => pair.split('-') as [string, string])
    .toSorted(([one], [other]) => other.length - one.length)

const step2 = pairs(
  'ational-ate tional-tion enci-ence anci-ance izer-ize bli-ble alli-al entli-ent eli-e ousli-ous ization-ize ation-ate ator-ate alism-al iveness-ive fulness-ful ousness-ous aliti-al iviti-ive biliti-ble logi-log',
)
const step3 = pairs('icate-ic ative- alize-al iciti-ic ical-ic ful- ness-')
const step4 = pairs(
  'ement- ance- ence- able- ible- ment- ant- ent- ism- ate- iti- ous- ive- ize- ion- al- er- ic- ou-',
)

/** Replaces the longest ending that fits, where what stays has more than `least` measures. */
function replaceEnding(word: string, endings: readonly [string, string][], least: number): string {
  const found = endings.find(([ending]) => word.endsWith(ending))
  if (!found) return word
  const [ending, other] = found
  const rest = word.slice(0, -ending.length)
  if (measure(rest) <= least || (ending === 'ion' && !/[st]$/.test(rest))) return word
  return rest + other
}

const plain = (word: string): string =>
  word
    .replace(/sses$/, 'ss')
    .replace(/ies$/, 'i')
    .replace(/([^s])s$/, '$1')

function withoutPast(word: string): string {
  if (word.endsWith('eed')) return measure(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word
  const rest = word.replace(/(?:ed|ing)$/, '')
  if (rest === word || !hasVowel(rest)) return word
  if (/(?:at|bl|iz)$/.test(rest)) return `${rest}e`
  if (/([^aeioulsz])\1$/.test(rest)) return rest.slice(0, -1)
  return endsShort(rest) ? `${rest}e` : rest
}

function withoutE(word: string): string {
  const rest = word.replace(/e$/, '')
  const shorter = rest !== word && (measure(rest) > 1 || (measure(rest) === 1 && !endsShort(rest)))
  return (shorter ? rest : word).replace(/ll$/, (double) => (measure(word) > 1 ? 'l' : double))
}

/**
 * The stem of an English word in small letters, so that `partitions` and `partitioning` are equal. Takes and returns one word; words of less than
 * three letters, and those with digits, stay. Source: M. F. Porter, An algorithm for suffix stripping, Program 14(3), 1980; `ly` goes as in his second version.
 */
export function stem(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word
  const past = withoutPast(plain(word.replace(/([cdeghkmnrt])ly$/, '$1')))
  const ended = past.endsWith('y') && hasVowel(past.slice(0, -1)) ? `${past.slice(0, -1)}i` : past
  const second = replaceEnding(ended, step2, 0)
  return withoutE(replaceEnding(replaceEnding(second, step3, 0), step4, 1))
}
