const units = 'null ein zwei drei vier fünf sechs sieben acht neun'.split(' ')
const small = [
  ...units,
  ...'zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(' '),
]
const tens = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ')

const below100: ReadonlyMap<string, number> = new Map([
  ...small.map((word, value): [string, number] => [word, value]),
  ...tens.flatMap((word, at): [string, number][] => [
    [word, (at + 2) * 10],
    ...units.slice(1).map((unit, one): [string, number] => [`${unit}und${word}`, (at + 2) * 10 + one + 1]),
  ]),
])
const shape = /^(?:(.{0,40}?)tausend(?:und)?)?(?:(.{0,8}?)hundert(?:und)?)?(.{0,20}?)$/u
const halves: ReadonlyMap<string, number> = new Map([
  ['anderthalb', 1.5],
  ['eineinhalb', 1.5],
  ['dreiviertel', 0.75],
])

/** What a German number of one word counts, in small letters ("fünfundzwanzig", "zweihundert", "zweieinhalb"); undefined for other words and for "ein", which is an article rather. */
export function germanNumber(word: string): number | undefined {
  if (word.length < 3 || word.length > 60 || word === 'ein') return undefined
  const half = halves.get(word)
  if (half !== undefined) return half
  const plain = word.replace('dreissig', 'dreißig').replaceAll('fuenf', 'fünf').replaceAll('zwoelf', 'zwölf')
  const [, whole] = /^(.+)einhalb$/u.exec(plain) ?? []
  if (whole !== undefined) {
    const value = below100.get(whole)
    return value === undefined ? undefined : value + 0.5
  }
  return wholeOf(plain)
}

function wholeOf(word: string): number | undefined {
  const [matched, thousands, hundreds, last = ''] = shape.exec(word) ?? []
  if (!matched) return undefined
  const many = thousands === undefined ? 0 : thousands === '' ? 1 : wholeOf(thousands)
  const some = hundreds === undefined ? 0 : hundreds === '' ? 1 : below100.get(hundreds)
  const few = last === '' ? 0 : below100.get(last)
  if (many === undefined || some === undefined || few === undefined || some > 9) return undefined
  return many * 1000 + some * 100 + few
}
