import { serveExtractor } from '../scripts/start/extractor/serve-extractor.mjs'
import { remoteExtractor } from '../shared/services/remote-extractor.ts'
import {
  documentBombs,
  type FileBomb,
  readingBombs,
  ruleTexts,
  sealedBomb,
  type TextBomb,
  textBombs,
} from '../test/support/bombs/index.ts'
import { publicGenerator } from '../test/support/public-generator.ts'
import { design } from '../workers/design/design.ts'
import { type Figure, atMost, told } from './figures.ts'
import { inProduct } from './in-product.ts'

const longestText = 200_000
const mostMs = 2000
/** What a file has that cannot be looked into before it is read. */
const sealedMs = 4000
const mostHealthMs = 200
/** A text, and the largest picture that is read. */
const readingMs = 5000

/**
 * Files and texts that are made to keep the product busy: the longest time until one of them is answered, and the longest that others had to
 * wait meanwhile, on one machine, where all Workers share a thread.
 */
export const run = (): Promise<Figure[]> => inProduct(measured, ['--var', 'UPLOADS_PER_HOUR:100000'])

async function measured(origin: string): Promise<Figure[]> {
  const files: Measured[] = []
  for (const bomb of documentBombs) files.push(await read(origin, bomb))
  const sealed = await read(origin, sealedBomb)
  const readings = await readForKnowledge()
  const texts = await designedOf(textBombs)
  const rules = await designedOf(ruleTexts)
  const [file, text, rule, reading] = [worst(files), worst(texts), worst(rules), worst(readings)]
  const longest = worst([...files, sealed].map(({ name, healthMs }) => ({ name, ms: healthMs })))
  return [
    atMost(`worst of ${files.length} files (${file.name})`, file.ms, mostMs, 'ms'),
    atMost(
      `worst of ${readings.length} files for knowledge bases (${reading.name})`,
      reading.ms,
      readingMs,
      'ms, with its process',
    ),
    atMost('a file that its processor time stops', sealed.ms, sealedMs, 'ms'),
    atMost(`slowest /api/health meanwhile (${longest.name})`, longest.ms, mostHealthMs, 'ms'),
    told('uploads answered', files.length + 1, 'files'),
    atMost(`worst of ${texts.length} texts (${text.name})`, text.ms, mostMs, 'ms of its thread'),
    atMost(`worst of ${rules.length} texts of rules (${rule.name})`, rule.ms, mostMs, 'ms of its thread'),
  ]
}

interface Measured {
  name: string
  ms: number
  healthMs: number
}

async function read(origin: string, { name, fileName, bytes }: FileBomb): Promise<Measured> {
  const visitor = publicGenerator(origin)
  const body = visitor.form(fileName, new Uint8Array(bytes()))
  let over = false
  const started = performance.now()
  const upload = visitor.send('POST', '/extract-from-file', body).then(async (response) => {
    await response.arrayBuffer()
    over = true
    return performance.now() - started
  })
  let healthMs = 0
  while (!over) {
    const asked = performance.now()
    await (await fetch(`${origin}/api/health`)).arrayBuffer()
    healthMs = Math.max(healthMs, performance.now() - asked)
  }
  return { name, ms: await upload, healthMs }
}

/** What only knowledge bases read, and the picture of its first page, in the processes that read files. */
async function readForKnowledge(): Promise<{ name: string; ms: number }[]> {
  const served = await serveExtractor()
  const extractor = remoteExtractor(served.vars)
  try {
    const measured: { name: string; ms: number }[] = []
    for (const { name, fileName, bytes } of readingBombs) {
      const content = new Uint8Array(bytes()).buffer
      // Making it may have kept this process, which serves as well as asks, so long that a connection is to be closed: it is noticed now.
      await new Promise((resolve) => setTimeout(resolve, 50))
      const started = performance.now()
      const read = await extractor?.readDocument({ bytes: content, fileName })
      if (read?.ok && read.scans.length > 0) await extractor?.pageImage({ bytes: content, page: 1 })
      measured.push({ name, ms: performance.now() - started })
    }
    return measured
  } finally {
    served.stop()
  }
}

async function designedOf(texts: readonly TextBomb[]): Promise<{ name: string; ms: number }[]> {
  const measured: { name: string; ms: number }[] = []
  for (const { name, text } of texts) measured.push({ name, ms: await designed(text(longestText)) })
  return measured
}

/** Of the thread that everybody waits for: the collector and the compiler have threads of their own. */
async function designed(requirements: string): Promise<number> {
  const before = process.threadCpuUsage()
  await design({ requirements, mode: 'generate' })
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

const worst = <T extends { ms: number }>(all: readonly T[]): T =>
  all.reduce((most, one) => (one.ms > most.ms ? one : most))
