import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from '../toolchain.mjs'

/** Where the lexicon of the tagger lies: what of the package `wink-eng-lite-web-model` is used, in a form that needs no unpacking. */
export const lexiconFile = join(root, 'shared/domain/requirement-reading/tokenise/lexicon.generated.ts')

const beginsWith = 3
/** Categories that words between blanks can have; e-mail addresses, web addresses and signs of feeling are none of ours. */
const kept = new Set([1, 2, 7, 9, 10, 11, 12, 13, 14, 17, 18])
const needsCare = /[^\u0021-\u00ff]|[=>\s]/
const open = new Set([1, 8, 12, 16, 17])

/** The module that holds the lexicon, made of the installed package. */
export async function lexiconModule() {
  const require = createRequire(import.meta.url)
  const model = require('wink-eng-lite-web-model')
  const folder = join(root, 'node_modules/wink-eng-lite-web-model')
  const exceptions = (part) => require(join(folder, `dist/wn-${part}-exceptions.js`))
  const licences = await licencesOf(['wink-nlp', 'wink-eng-lite-web-model'])
  const core = model.core()
  const words = wordsOf(core)
  const classes = [...new Set(words.map((word) => word.is))]
  const numbers = new Map(classes.map((is, index) => [is, index.toString(36)]))
  const plain = words.filter(
    ({ word, spelled = '', lemma = '' }) => ![word, spelled, lemma].some((text) => needsCare.test(text)),
  )
  const rest = words.filter((word) => !plain.includes(word))
  const parts = {
    classes: classes.map((is) => is.split(' ').map(Number)),
    words: plainWords(plain, numbers),
    others: rest.map(({ word, is, spelled, lemma }) => [
      word,
      parseInt(numbers.get(is), 36),
      spelled ?? '',
      lemma ?? '',
    ]),
    contractions: contractionsOf(core),
    verbs: Object.entries(exceptions('verb'))
      .map((pair) => pair.join(' '))
      .join('\n'),
    nouns: Object.entries(exceptions('noun'))
      .map((pair) => pair.join(' '))
      .join('\n'),
    ...preservedOf(core),
    whole: core.trex.ltc.filter(([, , category]) => kept.has(category)),
    within: core.trex.rtc.filter(([, , category]) => kept.has(category)),
    machines: model.pos().machines.map((machine) => JSON.parse(machine).slice(2, 5)),
  }
  const head = `/*! Of these packages:\n\n${licences}\n*/\n// Made of wink-eng-lite-web-model by \`npm run generate\`.\n`
  return (
    head +
    Object.entries(parts)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
      .join('')
  )
}

/** The licence of packages that have the same one, with the notice of each. */
async function licencesOf(names) {
  const texts = await Promise.all(
    names.map((name) => readFile(join(root, 'node_modules', name, 'LICENSE'), 'utf8')),
  )
  const notice = /^Copyright .*$/m
  const [terms, ...others] = new Set(
    texts.map((text) =>
      text
        .replace(notice, '')
        .replaceAll(/\n{3,}/g, '\n\n')
        .trim(),
    ),
  )
  if (others.length > 0) throw new Error(`${names.join(' and ')} have different licences`)
  const notices = texts.map((text, index) => `${names[index]}: ${notice.exec(text)?.[0] ?? ''}`)
  return `${notices.join('\n')}\n\n${terms}`
}

/** All words that are no contractions: the class of each, the spelling that stands for it, and its base form where it may stand alone. */
function wordsOf(core) {
  const { layout } = core.packing
  const all = core.features.lexeme.list
  const clusters = core.features.posClusters.list
  const get = (index, name) =>
    (core.lexicon[layout[name][0] + index * 4] & layout[name][1]) >>> layout[name][2]
  return all.flatMap((word, index) => {
    if (word.includes('’') || word.trim() === '' || index === 0 || get(index, 'isContraction')) return []
    const cluster = [...clusters[get(index, 'lexemeCID')]].reduce((mask, part) => mask | (1 << part), 0)
    const spelled = get(index, 'isSpellingMapped') ? all[get(index, 'lemma')] : undefined
    const found = get(index, 'isSLemma') && !spelled ? all[get(index, 'lemma')].toLowerCase() : undefined
    const isOpen = [...clusters[get(index, 'lexemeCID')], get(index, 'pos')].every((part) => open.has(part))
    const lemma = found !== word.toLowerCase() && !isOpen ? found : undefined
    const is = [get(index, 'pos'), cluster, get(index, 'posHint'), get(index, 'isBaseForm')].join(' ')
    return [{ word, is, spelled, lemma }]
  })
}

/** A line for each beginning of words: the beginning, then for each class its number and the rest of the words. */
function plainWords(words, numbers) {
  const lines = []
  for (const [beginning, alike] of Map.groupBy(words, ({ word }) => word.slice(0, beginsWith))) {
    const told = ({ word, spelled, lemma }) =>
      word.slice(beginsWith) + (spelled ? `>${spelled}` : lemma ? `=${lemma}` : '')
    const byClass = [...Map.groupBy(alike, ({ is }) => is)].map(([is, same]) =>
      [numbers.get(is), ...same.map(told)].join(' '),
    )
    lines.push([beginning, ...byClass].join('\t'))
  }
  return lines.join('\n')
}

function contractionsOf(core) {
  const { layout } = core.packing
  const all = core.features.lexeme.list
  const get = (index, name) =>
    (core.lexicon[layout[name][0] + index * 4] & layout[name][1]) >>> layout[name][2]
  const found = all.flatMap((word, index) => {
    if (!get(index, 'isContraction') || word.includes('’')) return []
    const lemma = get(index, 'lemma')
    const at = lemma & 0x3fff
    const count = (lemma & (0x1f << 14)) >> 14
    const parts = []
    for (let part = at; part < at + count; part += 4) {
      const [value, normal, base, tag] = core.xpansions.slice(part, part + 4)
      parts.push([all[value], all[normal], all[base], tag])
    }
    return [[word, parts]]
  })
  return Object.fromEntries(found)
}

/** Beginnings and ends with which a word keeps its hyphen. */
const preservedOf = ({ preserve }) => ({
  joinedBefore: Object.keys(preserve.prefix),
  joinedBehind: Object.keys(preserve.suffix),
})
