import { setTimeout as sleep } from 'node:timers/promises'
import type { z } from 'zod'
import type { KnowledgeFile } from '../../workers/features/documents/schemas.ts'
import type { SearchAnswer } from '../../workers/features/search/schemas.ts'
import { type Account, ask } from './durable-load.ts'

type Answer = z.output<ReturnType<typeof SearchAnswer>>

/** A file may wait for its turn, for its pages to be read as pictures, and for a message that comes again. */
const patienceMs = 240_000

/** Speaks to a knowledge base of a started product as a member does. */
export function baseOf(account: Account, kbId: string) {
  const path = `/api/knowledge-bases/${kbId}`
  const get = <T>(below: string) => ask<T>(account, 'GET', `${path}${below}`)

  /** The plain response, so that a refusal can be read as well. */
  function send(fileName: string, bytes: Uint8Array): Promise<Response> {
    const body = new FormData()
    body.set('file', new File([new Uint8Array(bytes)], fileName))
    return fetch(`${account.origin}${path}/files`, { method: 'POST', headers: account.headers, body })
  }

  async function upload(fileName: string, bytes: Uint8Array): Promise<KnowledgeFile> {
    const response = await send(fileName, bytes)
    const text = await response.text()
    if (!response.ok) throw new Error(`${fileName} answered ${response.status}: ${text}`)
    return JSON.parse(text) as KnowledgeFile
  }

  const files = async () => (await get<{ files: KnowledgeFile[] }>('/files?limit=200')).files

  /** All files, once none of them is under way. */
  async function settled(): Promise<KnowledgeFile[]> {
    for (const until = Date.now() + patienceMs; ; await sleep(250)) {
      const all = await files()
      const waiting = all.filter(({ stage }) => stage !== 'done')
      if (waiting.length === 0) return all
      if (Date.now() > until) throw new Error(`Still under way: ${JSON.stringify(waiting)}`)
    }
  }

  return {
    kbId,
    send,
    upload,
    files,
    settled,
    search: (question: string, more: object = {}) =>
      ask<Answer>(account, 'POST', `${path}/search`, { question, ...more }),
    preview: (fileId: string) => get<{ url: string }>(`/files/${fileId}/preview`),
    page: (fileId: string, quote: string) =>
      fetch(`${account.origin}${path}/files/${fileId}/html-proxy?${new URLSearchParams({ quote })}`, {
        headers: account.headers,
      }),
    text: async (fileId: string) =>
      (await fetch(`${account.origin}${path}/files/${fileId}/text`, { headers: account.headers })).text(),
    remove: (fileId: string) => ask(account, 'DELETE', `${path}/files/${fileId}`),
    removeAll: () => ask(account, 'DELETE', path),
  }
}

export type Base = ReturnType<typeof baseOf>

export async function newBaseOf(account: Account, name = 'Handbook'): Promise<Base> {
  const { organizationId } = account
  const made = await ask<{ kbId: string }>(account, 'POST', '/api/knowledge-bases', { name, organizationId })
  return baseOf(account, made.kbId)
}
