import { setTimeout as sleep } from 'node:timers/promises'

interface Crawled {
  status: string
  found: number
  fetched: number
  unchanged: number
  skippedCount: number
  gone: number
  error: string | null
}

interface File {
  fileId: string
  sourceUrl: string | null
  stage: string
  status: string
  updatedAt: string
}

/** The demo account at one base: one of its own unless it is named. */
export async function newBase(origin: string, known?: string) {
  const ask = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(new URL(path, origin), {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return (await response.json()) as T
  }
  let token = ''
  const account = { email: 'demo@example.com', password: 'demo-password' }
  token = (await ask<{ access_token: string }>('POST', '/api/auth/token', account)).access_token
  const kbId =
    known ?? (await ask<{ kbId: string }>('POST', '/api/knowledge-bases', { name: 'Crawled' })).kbId
  const at = `/api/knowledge-bases/${kbId}`

  async function files(): Promise<File[]> {
    const all: File[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: { files: File[]; nextCursor: string | null } = await ask(
        'GET',
        `${at}/files?limit=200${cursor && `&cursor=${cursor}`}`,
      )
      all.push(...page.files)
      cursor = page.nextCursor
    }
    return all
  }
  return {
    ask,
    kbId,
    start: (url: string, wish: object = {}) =>
      ask<{ crawlId: string }>('POST', `${at}/crawl`, { url, ...wish }),
    get: (crawlId: string) => ask<Crawled>('GET', `${at}/crawls/${crawlId}`),
    /** Waits for its end. */
    async ended(crawlId: string): Promise<Crawled> {
      for (;;) {
        const crawl = await ask<Crawled>('GET', `${at}/crawls/${crawlId}`)
        if (crawl.status !== 'running') return crawl
        await sleep(200)
      }
    },
    files,
    async upload(fileName: string, content: string): Promise<void> {
      const body = new FormData()
      body.append('file', new File([content], fileName))
      const headers = { authorization: `Bearer ${token}` }
      const response = await fetch(new URL(`${at}/files`, origin), { method: 'POST', headers, body })
      if (!response.ok) throw new Error(`${fileName} was not taken: ${await response.text()}`)
    },
    /** Waits until every file is read, and gives them. */
    async read(): Promise<File[]> {
      for (;;) {
        const all = await files()
        if (all.every(({ stage }) => stage === 'done')) return all
        await sleep(1000)
      }
    },
  }
}
