import { namesEtag } from '../../../../shared/kernel/etag.ts'

const cacheSeconds = 3600
const rangePattern = /^bytes=(\d*)-(\d*)$/

/** Answers one stored object, whole or in part; null when it is gone. Nothing in it can run in the page's origin. */
export async function evidenceResponse(
  files: R2Bucket,
  key: string,
  request: Request,
): Promise<Response | null> {
  const head = await files.head(key)
  if (!head) return null
  const headers = headersFor(head)
  if (namesEtag(request.headers.get('if-none-match'), head.httpEtag))
    return new Response(null, { status: 304, headers })
  const range = parseRange(request.headers.get('range'), head.size)
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${head.size}`)
    return new Response(null, { status: 416, headers })
  }
  const object = await files.get(key, range ? { range } : undefined)
  if (!object) return null
  headers.set('Content-Length', String(range ? range.length : head.size))
  if (range)
    headers.set('Content-Range', `bytes ${range.offset}-${range.offset + range.length - 1}/${head.size}`)
  return new Response(object.body, { status: range ? 206 : 200, headers })
}

function headersFor(head: R2Object): Headers {
  const name = head.key
    .split('/')
    .slice(-2)
    .join('-')
    .replace(/[^\w.-]/g, '_')
  return new Headers({
    'Content-Type': head.httpMetadata?.contentType ?? 'application/octet-stream',
    'Content-Disposition': `inline; filename="${name}"`,
    'Accept-Ranges': 'bytes',
    'Cache-Control': `private, max-age=${cacheSeconds}`,
    'Content-Security-Policy':
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; media-src 'self'; sandbox",
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    ETag: head.httpEtag,
    'Last-Modified': head.uploaded.toUTCString(),
  })
}

/** One byte range (RFC 9110, section 14). Several ranges or another unit are ignored, as the RFC allows: the whole file is the answer. */
export function parseRange(
  header: string | null,
  size: number,
): { offset: number; length: number } | 'unsatisfiable' | undefined {
  const match = rangePattern.exec(header ?? '')
  if (!match) return undefined
  const [, first = '', last = ''] = match
  if (first === '' && last === '') return undefined
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { offset: size - length, length }
  }
  const offset = Number(first)
  if (offset >= size) return 'unsatisfiable'
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return end < offset ? undefined : { offset, length: end - offset + 1 }
}
