import { type VendorAccount, type VendorFile, folderType, resourceOf } from './account.ts'

/** A refusal in the form of the vendor. */
export const refusing = (code: number, reason: string, headers: Record<string, string> = {}) =>
  Response.json(
    { error: { code, message: `It is ${reason}`, errors: [{ domain: 'global', reason, message: reason }] } },
    { status: code, headers },
  )

const listed = /^'([\w-]+)' in parents and trashed = false(?: and mimeType = '([\w./-]+)')?$/

/** What the drive of an account answers to a request: `files` and `changes` of the Google Drive API v3, page by page of at most `mostOnPage`. */
export function answerFiles(account: VendorAccount, url: URL, mostOnPage: number): Response {
  const path = url.pathname.replace(/^\/drive\/v3/, '')
  const query = url.searchParams
  if (path === '/about')
    return Response.json({ user: { emailAddress: account.email, displayName: account.email } })
  if (path === '/files') return list(account, query, mostOnPage)
  if (path === '/changes/startPageToken') return Response.json({ startPageToken: `c${account.log.length}` })
  if (path === '/changes') return changes(account, query, mostOnPage)
  const [, id = '', ending] = /^\/files\/([\w-]+)(\/export)?$/.exec(path) ?? []
  const file = account.files.get(id === 'root' ? account.rootId : id)
  if (!file) return refusing(404, 'notFound')
  if (ending) return exported(file, query)
  return query.get('alt') === 'media' ? media(file) : Response.json(resourceOf(file))
}

function list({ files, rootId }: VendorAccount, query: URLSearchParams, mostOnPage: number): Response {
  const [, id, mimeType] = listed.exec(query.get('q') ?? '') ?? []
  if (id === undefined) return refusing(400, 'invalid')
  const parent = id === 'root' ? rootId : id
  if (!files.has(parent)) return refusing(404, 'notFound')
  const drive = query.get('driveId')
  const found = [...files.values()]
    .filter((file) => file.parents.includes(parent) && !file.trashed)
    .filter((file) => (mimeType === undefined || file.mimeType === mimeType) && file.driveId === drive)
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
  const [, from = '0'] = /^p(\d+)$/.exec(query.get('pageToken') ?? 'p0') ?? []
  if (query.has('pageToken') && !/^p\d+$/.test(query.get('pageToken') ?? '')) return refusing(400, 'invalid')
  const most = Math.min(Number(query.get('pageSize') ?? 100), mostOnPage)
  const to = Number(from) + most
  return Response.json({
    files: found.slice(Number(from), to).map(resourceOf),
    ...(to < found.length && { nextPageToken: `p${to}` }),
  })
}

function changes({ files, log }: VendorAccount, query: URLSearchParams, mostOnPage: number): Response {
  const [, from] = /^c(\d+)$/.exec(query.get('pageToken') ?? '') ?? []
  if (from === undefined) return refusing(400, 'invalid')
  const to = Number(from) + mostOnPage
  const drive = query.get('driveId')
  return Response.json({
    changes: log.slice(Number(from), to).flatMap(({ fileId, driveId }) => {
      const file = files.get(fileId)
      if (driveId !== drive) return []
      return [{ fileId, removed: !file, ...(file && { file: resourceOf(file) }) }]
    }),
    ...(to < log.length ? { nextPageToken: `c${to}` } : { newStartPageToken: `c${log.length}` }),
  })
}

function media(file: VendorFile): Response {
  if (!file.canDownload) return refusing(403, 'cannotDownloadFile')
  if (file.mimeType.startsWith('application/vnd.google-apps.')) return refusing(403, 'fileNotDownloadable')
  return new Response(file.content, { headers: { 'content-type': file.mimeType } })
}

/** The content of a vendor's document is what it exports. */
function exported(file: VendorFile, query: URLSearchParams): Response {
  if (file.mimeType === folderType) return refusing(403, 'fileNotExportable')
  if (file.content.length > 10 * 2 ** 20) return refusing(403, 'exportSizeLimitExceeded')
  return new Response(file.content, { headers: { 'content-type': query.get('mimeType') ?? '' } })
}
