import { type RemoteAnswer, readAnswer } from './extractor-answer.ts'
import type {
  ExtractInput,
  Extractor,
  ImportInput,
  PageImageInput,
  Streamed,
  SurveyInput,
} from './extractor.ts'
import type { Picture, PictureReader } from './ocr.ts'
import type { Settings } from './settings.ts'

type Place = Pick<Settings, 'EXTRACTOR_URL' | 'EXTRACTOR_TOKEN'>
type Inputs = ImportInput | Streamed<ExtractInput> | Streamed<PageImageInput> | Picture | SurveyInput
type Readers = Extractor & PictureReader

/**
 * Files read by a server instead of the Worker `extract`: on one machine all Workers share a process and its one thread, and a file that
 * takes long would keep everybody waiting. Undefined where the settings name no such server.
 */
export function remoteExtractor(place: Place): Extractor | undefined {
  if (place.EXTRACTOR_URL === '') return undefined
  return {
    extract: (input) => ask(place, 'extract', input),
    readDocument: (input) => ask(place, 'readDocument', input),
    pageImage: (input) => ask(place, 'pageImage', input),
    importTestCases: (input) => ask(place, 'importTestCases', input),
    surveyFiles: (input) => ask(place, 'surveyFiles', input),
    listSitemap: (input) => ask(place, 'listSitemap', input),
  }
}

/** Pictures read by that server instead of the Worker `ocr`. Undefined where the settings name none. */
export function remotePictureReader(place: Place): PictureReader | undefined {
  if (place.EXTRACTOR_URL === '') return undefined
  return { readPicture: (picture) => ask(place, 'readPicture', picture) }
}

async function ask<Method extends keyof Readers>(
  { EXTRACTOR_URL, EXTRACTOR_TOKEN }: Place,
  method: Method,
  { bytes, ...named }: Inputs,
) {
  const address = new URL(method, `${EXTRACTOR_URL}/`)
  for (const [name, value] of Object.entries(named)) if (value) address.searchParams.set(name, String(value))
  const headers = { Authorization: `Bearer ${EXTRACTOR_TOKEN}` }
  const response = await fetch(address, { method: 'POST', headers, body: bytes })
  if (!response.ok) throw new Error(`The extractor answered with status ${response.status}`)
  return readAnswer<Awaited<ReturnType<Readers[Method]>> & RemoteAnswer>(await response.arrayBuffer())
}
