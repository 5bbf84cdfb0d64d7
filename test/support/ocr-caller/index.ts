import type { PictureFormat } from '../../../shared/services/ocr.ts'
import type { Ocr } from '../../../workers/ocr/index.ts'

/** Hands the body to the ocr Worker in the format in the query, as a job does with a picture or a scanned page. */
export default {
  async fetch(request, env) {
    const format = new URL(request.url).searchParams.get('format') as PictureFormat
    using result = await env.OCR.readPicture({ bytes: await request.arrayBuffer(), format })
    return Response.json(result)
  },
} satisfies ExportedHandler<{ OCR: Service<Ocr> }>
