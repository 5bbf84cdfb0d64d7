import { readFile, readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { type ContentPlan, outlineOf, planOf } from '../../shared/domain/content-planning/index.ts'
import { readDocument } from '../../workers/extract/read-document.ts'
import { bestMatching } from './content-planning/matching.ts'
import { type Letters, lettersOf, placeOfQuote, sharedShare } from './content-planning/spans.ts'
import { share } from './share.ts'

interface Truth {
  pages: { file: string; type: string; fields?: { name: string; quote: string }[] }[]
  duplicates?: string[][]
  notContent?: string[]
}

interface Counts {
  pages: [number, number]
  fields: [number, number]
  invented: string[]
  duplicates: [number, number]
  falseDuplicates: string[]
  notContent: [number, number]
  told: string[]
}

const leastShared = 0.8

/** Scores sites of HTML files with `truth.json` (bench/exam/content-planning/FORMAT.md): a folder of one, or of several. */
export async function examinePlans(folder: string): Promise<string> {
  const inside = await readdir(folder, { withFileTypes: true })
  const isSite = inside.some(({ name }) => name === 'truth.json')
  const sites = isSite
    ? [folder]
    : inside
        .filter((one) => one.isDirectory())
        .map(({ name }) => join(folder, name))
        .toSorted()
  const scored: { name: string; counts: Counts }[] = []
  for (const site of sites)
    scored.push({ name: relative(folder, site) || '.', counts: await examineSite(site) })
  const all: Counts = scored.map(({ counts }) => counts).reduce(added, none())
  const rows = [...scored, { name: 'all', counts: all }].map(
    ({ name, counts }) =>
      `| ${[name, share(...counts.pages), share(...counts.fields), counts.invented.length, share(...counts.duplicates), counts.falseDuplicates.length, share(...counts.notContent)].join(' | ')} |`,
  )
  return [
    '| site | pages with the right type | fields with the right span | invented fields | near-duplicates | false ones | no content |',
    '|---|---|---|---|---|---|---|',
    ...rows,
    ...scored.flatMap(({ name, counts }) =>
      [
        ...counts.told,
        ...counts.invented.map((one) => `invented: ${one}`),
        ...counts.falseDuplicates.map((one) => `no duplicate: ${one}`),
      ].map((line) => `${name}: ${line}`),
    ),
  ].join('\n')
}

const none = (): Counts => ({
  pages: [0, 0],
  fields: [0, 0],
  invented: [],
  duplicates: [0, 0],
  falseDuplicates: [],
  notContent: [0, 0],
  told: [],
})

const added = (one: Counts, other: Counts): Counts => {
  const sum = (a: [number, number], b: [number, number]): [number, number] => [a[0] + b[0], a[1] + b[1]]
  return {
    pages: sum(one.pages, other.pages),
    fields: sum(one.fields, other.fields),
    duplicates: sum(one.duplicates, other.duplicates),
    notContent: sum(one.notContent, other.notContent),
    invented: [...one.invented, ...other.invented],
    falseDuplicates: [...one.falseDuplicates, ...other.falseDuplicates],
    told: [],
  }
}

async function examineSite(folder: string): Promise<Counts> {
  const truth = JSON.parse(await readFile(join(folder, 'truth.json'), 'utf8')) as Truth
  const texts = new Map<string, string>()
  const outlines = []
  for (const file of await pagesIn(folder)) {
    const bytes = await readFile(join(folder, file))
    const read = await readDocument({ bytes: new Uint8Array(bytes).buffer, fileName: file })
    if (!read.ok) throw new Error(`${join(folder, file)}: ${read.message}`)
    texts.set(file, read.text)
    const fileName = file.split('/').at(-1) ?? file
    outlines.push(
      outlineOf({
        fileId: file,
        fileName,
        sourceUrl: `https://site.example/${file}`,
        text: read.text,
        blocks: read.blocks,
      }),
    )
  }
  const plan = planOf(outlines)
  return { ...scoreTypes(plan, truth, texts), ...scoreDuplicates(plan, truth) }
}

async function pagesIn(folder: string): Promise<string[]> {
  const all = await readdir(folder, { recursive: true, withFileTypes: true })
  return all
    .filter((one) => one.isFile() && /\.html?$/i.test(one.name))
    .map((one) => relative(folder, join(one.parentPath, one.name)))
    .toSorted()
}

type Mappings = Map<string, ContentPlan['mappings'][number]>

function scoreTypes(plan: ContentPlan, truth: Truth, texts: Map<string, string>) {
  const mappings: Mappings = new Map(plan.mappings.map((one) => [one.fileId, one]))
  const trueTypes = [...new Set(truth.pages.map(({ type }) => type))]
  const planned = plan.contentTypes.map(({ contentTypeId }) => contentTypeId)
  const matched = bestMatching(
    planned.map((id) =>
      trueTypes.map(
        (type) =>
          truth.pages.filter((page) => page.type === type && mappings.get(page.file)?.contentTypeId === id)
            .length,
      ),
    ),
  )
  const typeOf = new Map(planned.map((id, at) => [id, trueTypes[matched[at] ?? -1]]))
  const isRight = ({ file, type }: Truth['pages'][number]) =>
    typeOf.get(mappings.get(file)?.contentTypeId ?? '') === type
  const letters = new Map([...texts].map(([file, text]) => [file, lettersOf(text)]))
  const told = truth.pages
    .filter((page) => !isRight(page))
    .map(
      (page) =>
        `${page.file} is ${page.type}, planned as ${mappings.get(page.file)?.contentTypeId ?? 'nothing'}`,
    )
  const quotes = quotesOf(truth, letters, told)
  let right = 0
  for (const [id, type] of typeOf)
    right += scoreFields({ id, type }, { plan, mappings, letters, quotes, told })
  const mapped = plan.mappings.flatMap(({ fileId, fields }) =>
    fields.map(({ start, end }) => lettersOf(texts.get(fileId)?.slice(start, end) ?? '').letters),
  )
  const outside = (truth.notContent ?? []).filter(
    (quote) => !mapped.some((text) => text.includes(lettersOf(quote).letters)),
  )
  return {
    pages: [truth.pages.filter(isRight).length, truth.pages.length] as [number, number],
    fields: [right, quotes.length] as [number, number],
    invented: inventedFields({ plan, mappings, letters, quotes, truth }),
    notContent: [outside.length, (truth.notContent ?? []).length] as [number, number],
    told,
  }
}

interface Quote {
  file: string
  type: string
  name: string
  quote: string
  spans: [number, number][]
}

function quotesOf(truth: Truth, letters: Map<string, Letters>, told: string[]): Quote[] {
  return truth.pages.flatMap(({ file, type, fields = [] }) => {
    const quotes = fields.flatMap(({ name, quote }) => {
      const spans = placeOfQuote(letters.get(file)?.letters ?? '', quote)
      if (spans.length === 0)
        told.push(`${file} does not show the quote of ${name}: ${JSON.stringify(quote.slice(0, 80))}`)
      return spans.length === 0 ? [] : [{ file, type, name, quote, spans }]
    })
    return quotes.map((quote) => ({
      ...quote,
      spans: [...quote.spans, ...asOne(quotes.filter(({ name }) => name === quote.name))],
    }))
  })
}

/** From the first to the last of the values that a field has on a page, where hardly anything else stands between them. */
function asOne(quotes: readonly Quote[]): [number, number][] {
  const placed: [number, number][] = []
  for (const { spans } of quotes.toSorted((one, other) => firstOf(one) - firstOf(other))) {
    const end = placed.at(-1)?.[1] ?? 0
    const next = spans.find(([from]) => from >= end)
    if (!next) return []
    placed.push(next)
  }
  const [from, to] = [placed[0]?.[0] ?? 0, placed.at(-1)?.[1] ?? 0]
  const said = placed.reduce((sum, [start, end]) => sum + end - start, 0)
  return placed.length > 1 && said >= leastShared * (to - from) ? [[from, to]] : []
}

const firstOf = ({ spans }: Quote) => spans[0]?.[0] ?? 0

/** The spans of a field on a page in letters, each and all together. */
function spansOf(
  file: string,
  machineName: string,
  mappings: Mappings,
  letters: Letters | undefined,
): [number, number][] {
  const spans = (mappings.get(file)?.fields ?? [])
    .filter((field) => field.machineName === machineName)
    .map(({ start, end }): [number, number] => [letters?.before(start) ?? 0, letters?.before(end) ?? 0])
  const [first, last] = [spans[0], spans.at(-1)]
  return first && last && spans.length > 1 ? [...spans, [first[0], last[1]]] : spans
}

interface Scoring {
  plan: ContentPlan
  mappings: Mappings
  letters: Map<string, Letters>
  quotes: Quote[]
}

function scoreFields(
  { id, type }: { id: string; type: string | undefined },
  { plan, mappings, letters, quotes, told }: Scoring & { told: string[] },
): number {
  const fields = plan.contentTypes.find(({ contentTypeId }) => contentTypeId === id)?.fields ?? []
  const own = quotes.filter((quote) => quote.type === type && mappings.get(quote.file)?.contentTypeId === id)
  const names = [...new Set(own.map(({ name }) => name))]
  const hits = (machineName: string, quote: Quote) =>
    spansOf(quote.file, machineName, mappings, letters.get(quote.file)).some((span) =>
      quote.spans.some((one) => sharedShare(span, one) >= leastShared),
    )
  const matched = bestMatching(
    fields.map(({ machineName }) =>
      names.map((name) => own.filter((quote) => quote.name === name && hits(machineName, quote)).length),
    ),
  )
  const fieldOf = new Map(
    fields.flatMap(({ machineName }, at) =>
      names[matched[at] ?? -1] === undefined ? [] : [[names[matched[at] ?? -1], machineName] as const],
    ),
  )
  let right = 0
  for (const quote of own) {
    const field = fieldOf.get(quote.name)
    if (field !== undefined && hits(field, quote)) right++
    else
      told.push(
        `${quote.file} ${quote.name} ${JSON.stringify(quote.quote.slice(0, 60))} is not in ${field ?? 'any field'}`,
      )
  }
  return right
}

function inventedFields({ plan, mappings, letters, quotes, truth }: Scoring & { truth: Truth }): string[] {
  const judged = new Set(truth.pages.filter(({ fields = [] }) => fields.length > 0).map(({ file }) => file))
  return plan.contentTypes.flatMap(({ contentTypeId, fields, fileIds }) =>
    fields.flatMap(({ machineName }) => {
      const files = fileIds.filter(
        (file) => judged.has(file) && spansOf(file, machineName, mappings, letters.get(file)).length > 0,
      )
      const isTrue = files.some((file) =>
        spansOf(file, machineName, mappings, letters.get(file)).some((span) =>
          quotes.some(
            (quote) =>
              quote.file === file && quote.spans.some((one) => sharedShare(span, one) >= leastShared),
          ),
        ),
      )
      return files.length === 0 || isTrue ? [] : [`${contentTypeId}.${machineName} (${files[0]})`]
    }),
  )
}

function scoreDuplicates(plan: ContentPlan, truth: Truth) {
  const found = pairsOf(plan.duplicates)
  const wanted = pairsOf(truth.duplicates ?? [])
  return {
    duplicates: [[...wanted].filter((pair) => found.has(pair)).length, wanted.size] as [number, number],
    falseDuplicates: [...found].filter((pair) => !wanted.has(pair)),
  }
}

/** All pairs of groups; groups that share a file are one. */
function pairsOf(groups: readonly (readonly string[])[]): Set<string> {
  const joined: Set<string>[] = []
  for (const group of groups) {
    const touching = joined.filter((one) => group.some((file) => one.has(file)))
    const union = new Set([...group, ...touching.flatMap((one) => [...one])])
    for (const one of touching) joined.splice(joined.indexOf(one), 1)
    joined.push(union)
  }
  return new Set(
    joined.flatMap((group) =>
      [...group].toSorted().flatMap((one, at, all) => all.slice(at + 1).map((other) => `${one} = ${other}`)),
    ),
  )
}
