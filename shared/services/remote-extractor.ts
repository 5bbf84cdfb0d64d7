import type { ExtractInput, ExtractResult, Extractor, ImportInput, ImportResult } from './extractor.ts'
import type { Settings } from './settings.ts'

/**
 * Files read by a server instead of the Worker `extract`: on one machine all Workers share a process and its one thread, and a file that
 * takes long would keep everybody waiting. Undefined where the settings name no such server.
 */
export function remoteExtractor({
  EXTRACTOR_URL,
  EXTRACTOR_TOKEN,
}: Pick<Settings, 'EXTRACTOR_URL' | 'EXTRACTOR_TOKEN'>): Extractor | undefined {
  if (EXTRACTOR_URL === '') return undefined
  const ask = async <T>(method: keyof Extractor, { bytes, ...named }: ImportInput): Promise<T> => {
    const address = new URL(method, `${EXTRACTOR_URL}/`)
    for (const [name, value] of Object.entries(named)) if (value) address.searchParams.set(name, value)
    const headers = { Authorization: `Bearer ${EXTRACTOR_TOKEN}` }
    const response = await fetch(address, { method: 'POST', headers, body: bytes })
    if (!response.ok) throw new Error(`The extractor answered with status ${response.status}`)
    return response.json()
  }
  return {
    extract: (input: ExtractInput) => ask<ExtractResult>('extract', input),
    importTestCases: (input: ImportInput) => ask<ImportResult>('importTestCases', input),
  }
}
