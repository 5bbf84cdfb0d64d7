import { WorkerEntrypoint } from 'cloudflare:workers'
import type {
  ExtractInput,
  ExtractResult,
  Extractor,
  ImportInput,
  ImportResult,
} from '../../shared/services/extractor.ts'
import { extractText } from './extract-text.ts'
import { importFile } from './import-file.ts'

/** Hostile bytes in, text or test cases out. Called over a service binding; holds no binding and opens no connection itself. */
export class Extract extends WorkerEntrypoint implements Extractor {
  extract(input: ExtractInput): Promise<ExtractResult> {
    return extractText(input)
  }

  importTestCases(input: ImportInput): Promise<ImportResult> {
    return importFile(input)
  }
}

export default {
  fetch: () => new Response('Not found', { status: 404 }),
} satisfies ExportedHandler
