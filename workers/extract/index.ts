import { WorkerEntrypoint } from 'cloudflare:workers'
import type {
  ExtractInput,
  ExtractResult,
  Extractor,
  ImportInput,
  ImportResult,
  PageImageInput,
  PageImageResult,
  ReadDocumentResult,
  SitemapInput,
  SitemapResult,
  Streamed,
  SurveyInput,
  SurveyResult,
} from '../../shared/services/extractor.ts'
import { extractText } from './extract-text.ts'
import { importFile } from './import-file.ts'
import { pageImage } from './page-image.ts'
import { listSitemap } from './list-sitemap.ts'
import { readDocument } from './read-document.ts'
import { surveyFiles } from './survey-files.ts'

/** Hostile bytes in; text, pictures of pages or test cases out. Called over a service binding; holds no binding and opens no connection itself. */
export class Extract extends WorkerEntrypoint implements Extractor {
  extract(input: ExtractInput): Promise<ExtractResult> {
    return extractText(input)
  }

  async readDocument(input: Streamed<ExtractInput>): Promise<ReadDocumentResult> {
    return readDocument(await gathered(input))
  }

  async pageImage(input: Streamed<PageImageInput>): Promise<PageImageResult> {
    return pageImage(await gathered(input))
  }

  importTestCases(input: ImportInput): Promise<ImportResult> {
    return importFile(input)
  }

  surveyFiles(input: SurveyInput): Promise<SurveyResult> {
    return surveyFiles(input)
  }

  listSitemap(input: SitemapInput): Promise<SitemapResult> {
    return listSitemap(input)
  }
}

/** Formats are read whole: their directories stand at the end, or point back. */
async function gathered<Input extends { bytes: ArrayBuffer | ReadableStream<Uint8Array> }>(
  input: Input,
): Promise<Input & { bytes: ArrayBuffer }> {
  const { bytes } = input
  return {
    ...input,
    bytes: bytes instanceof ReadableStream ? await new Response(bytes).arrayBuffer() : bytes,
  }
}

export default {
  fetch: () => new Response('Not found', { status: 404 }),
} satisfies ExportedHandler
