// A word is judged by its letters' classes; `y` is a vowel behind a consonant and a consonant elsewhere.
const isVowel = (letter: string | undefined, behindConsonant: boolean): boolean =>
  letter === 'a' ||
  letter === 'e' ||
  letter === 'i' ||
  letter === 'o' ||
  letter === 'u' ||
  (letter === 'y' && behindConsonant)

/** Porter's measure of the first `length` letters, how often a vowel is followed by a consonant; it stops counting at 2. */
function measure(word: string, length: number): number {
  let [count, consonant, vowelBefore] = [0, false, false]
  for (let at = 0; at < length && count < 2; at++) {
    consonant = !isVowel(word[at], consonant)
    if (consonant && vowelBefore) count++
    vowelBefore = !consonant
  }
  return count
}

function hasVowel(word: string, length: number): boolean {
  for (let at = 0; at < length; at++) if (isVowel(word[at], at > 0)) return true
  return false
}

/** Ends in consonant, vowel, consonant, the last of which is none of w, x, y. */
function endsShort(word: string, length: number): boolean {
  const last = word[length - 1]
  if (length < 3 || last === 'w' || last === 'x' || last === 'y') return false
  let [consonant, shape] = [false, 0]
  for (let at = 0; at < length; at++) {
    consonant = !isVowel(word[at], consonant)
    shape = ((shape << 1) | (consonant ? 1 : 0)) & 7
  }
  return shape === 5
}

type Endings = ReadonlyMap<string, readonly [ending: string, other: string][]>

/** Endings with what takes their place, by their last letter but one, the longest first. */
function endings(text: string): Endings {
  const all = text.split(' ').map((pair): [string, string] => {
    const [ending = '', other = ''] = pair.split('-')
    return [ending, other]
  })
  return Map.groupBy(
    all.toSorted(([one], [other]) => other.length - one.length),
    ([ending]) => ending[ending.length - 2] ?? '',
  )
}

const second = endings(
  'ational-ate tional-tion enci-ence anci-ance izer-ize bli-ble alli-al entli-ent eli-e ousli-ous ization-ize ation-ate ator-ate alism-al iveness-ive fulness-ful ousness-ous aliti-al iviti-ive biliti-ble logi-log',
)
const third = endings('icate-ic ative- alize-al iciti-ic ical-ic ful- ness-')
const fourth = endings(
  'ement- ance- ence- able- ible- ment- ant- ent- ism- ate- iti- ous- ive- ize- ion- al- er- ic- ou-',
)

/** Replaces the longest ending that fits, where what stays has more than `least` measures. */
function replaceEnding(word: string, known: Endings, least: number): string {
  for (const [ending, other] of known.get(word[word.length - 2] ?? '') ?? []) {
    if (word.length <= ending.length || !word.endsWith(ending)) continue
    const rest = word.length - ending.length
    const before = word[rest - 1]
    if (measure(word, rest) <= least || (ending === 'ion' && before !== 's' && before !== 't')) return word
    return word.slice(0, rest) + other
  }
  return word
}

function withoutPlural(word: string): string {
  if (!word.endsWith('s')) return word
  if (word.at(-2) !== 'e') return word.at(-2) === 's' ? word : word.slice(0, -1)
  const double = (word.length > 4 && word.endsWith('sses')) || (word.length > 3 && word.endsWith('ies'))
  return word.slice(0, double ? -2 : -1)
}

function withoutPast(word: string): string {
  const { length } = word
  if (length > 3 && word.endsWith('eed')) return measure(word, length - 3) > 0 ? word.slice(0, -1) : word
  const cut = length > 2 && word.endsWith('ed') ? 2 : length > 3 && word.endsWith('ing') ? 3 : 0
  if (cut === 0 || !hasVowel(word, length - cut)) return word
  const rest = word.slice(0, -cut)
  if (/(?:at|bl|iz)$/.test(rest)) return `${rest}e`
  if (/([^aeioulsz])\1$/.test(rest)) return rest.slice(0, -1)
  return measure(rest, rest.length) === 1 && endsShort(rest, rest.length) ? `${rest}e` : rest
}

function withoutE(word: string): string {
  let { length } = word
  if (word.endsWith('e')) {
    const measures = measure(word, length - 1)
    if (measures > 1 || (measures === 1 && !endsShort(word, length - 1))) length--
  }
  const rest = word.slice(0, length)
  return length > 1 && rest.endsWith('ll') && measure(rest, length - 1) > 1 ? rest.slice(0, -1) : rest
}

/**
 * The stem of an English word in small letters, so that `partitions` and `partition` are equal. Takes and returns one word; words of less than three
 * or more than 64 characters, and those with other characters than ASCII letters and digits, stay. Gives what SQLite's FTS5 gives with `porter`.
 * Source: M. F. Porter, An algorithm for suffix stripping, Program 14(3), 1980, with his later `bli` and `logi`.
 */
export function stem(word: string): string {
  if (word.length < 3 || word.length > 64 || !/^[a-z0-9]+$/.test(word)) return word
  const past = withoutPast(withoutPlural(word))
  const ended = past.endsWith('y') && hasVowel(past, past.length - 1) ? `${past.slice(0, -1)}i` : past
  return withoutE(replaceEnding(replaceEnding(replaceEnding(ended, second, 0), third, 0), fourth, 1))
}
