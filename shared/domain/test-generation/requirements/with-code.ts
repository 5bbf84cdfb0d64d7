import type { DesignRequest } from '../schema.ts'

/**
 * The request with its code read. The parsers of the languages are loaded only when a request brings code, because they are the
 * largest part of the engine.
 */
export async function withCode<T extends DesignRequest>(request: T): Promise<T> {
  const { codeContent = '', codeLanguage } = request
  if (codeContent.trim() === '') return request
  const { readCode } = await import('../../code/reading/index.ts')
  return { ...request, code: readCode(codeContent, codeLanguage) }
}
