import type { ApiTarget } from './model.ts'
import type { Request } from './request.ts'

/**
 * The action of a request as a tester would write it, with every literal: `Send POST /orders?dry=true with header "X-Id: 7" and
 * body "{…}"`. Paths and queries are percent-encoded; the body is the last thing in the sentence, as it is sent.
 */
export function sendAction({ operation, inputs }: ApiTarget, request: Request): string {
  const body = request.rawBody ?? (request.body === undefined ? undefined : JSON.stringify(request.body))
  if (operation.kind === 'document') return `Validate the document ${body ?? ''}`
  const values = (place: string) =>
    inputs.flatMap((input) => {
      const value = input.place === place ? request.parameters.get(input.label) : undefined
      return value === undefined ? [] : [{ name: nameOf(input.label), value: String(value) }]
    })
  const shown = request.credentials ? operation.credentials : []
  const path = values('path').reduce(
    (text, { name, value }) => text.replaceAll(`{${name}}`, () => encodeURIComponent(value)),
    operation.path,
  )
  const query = [...values('query'), ...shown.filter((one) => one.in === 'query')]
    .map(
      ({ name, value }) =>
        `${encodeURIComponent(name)}=${/^%\w+%$/.test(value) ? value : encodeURIComponent(value)}`,
    )
    .join('&')
  const cookies = [...values('cookie'), ...shown.filter((one) => one.in === 'cookie')].map(
    ({ name, value }) => `${name}=${value}`,
  )
  const headers = [
    ...shown.filter((one) => one.in === 'header').map(({ name, value }) => `${name}: ${value}`),
    ...values('header').map(({ name, value }) => `${name}: ${value}`),
    ...(cookies.length > 0 ? [`Cookie: ${cookies.join('; ')}`] : []),
    ...(request.mediaType === undefined ? [] : [`Content-Type: ${request.mediaType}`]),
  ].map((header) => `header "${header}"`)
  const withs = [...headers, ...(body === undefined ? [] : [`body "${body}"`])]
  const line = `Send ${request.method ?? operation.method} ${path}${query === '' ? '' : `?${query}`}`
  return withs.length === 0 ? line : `${line} with ${withs.join(' and ')}`
}

/** The name on the wire: a label may carry its place. */
export function nameOf(label: string): string {
  return label.replace(/ \((?:path|query|header|cookie|body)\)$/, '')
}
