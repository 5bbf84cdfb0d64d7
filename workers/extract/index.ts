import { WorkerEntrypoint } from 'cloudflare:workers'
import { extractText } from './extract-text.ts'
import type { ExtractInput, ExtractResult } from './types.ts'

export type { ExtractInput, ExtractResult } from './types.ts'

/** Hostile bytes in, text out. Called over a service binding; holds no binding and opens no connection itself. */
export class Extract extends WorkerEntrypoint {
  extract(input: ExtractInput): Promise<ExtractResult> {
    return extractText(input)
  }
}

export default {
  fetch: () => new Response('Not found', { status: 404 }),
} satisfies ExportedHandler
