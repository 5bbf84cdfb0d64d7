import { WorkerEntrypoint } from 'cloudflare:workers'
import { extractText } from './extract-text.ts'
import type { ExtractInput, ExtractResult, Extractor } from '../../shared/services/extractor.ts'

/** Hostile bytes in, text out. Called over a service binding; holds no binding and opens no connection itself. */
export class Extract extends WorkerEntrypoint implements Extractor {
  extract(input: ExtractInput): Promise<ExtractResult> {
    return extractText(input)
  }
}

export default {
  fetch: () => new Response('Not found', { status: 404 }),
} satisfies ExportedHandler
