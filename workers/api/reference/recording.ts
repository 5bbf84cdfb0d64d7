/** A call that was made, as the examples and the request collection show it. */
export interface Recording {
  /** The folder of the collection that it stands in. */
  section: string
  operation: string
  /** What it is for, where an operation is called more than once. */
  title?: string
  /** The bearer token that it was made with; null for a public call. */
  token: string | null
  path: Record<string, string>
  query: Record<string, string>
  headers: Record<string, string>
  body?: unknown
  /** The body of a form with its media type, as it was sent. */
  form?: { mediaType: string; text: string }
  status: number
  /** The media type of the answer, and its body. */
  mediaType?: string
  answer?: unknown
  /** What a product answers that nobody has prepared for this call. */
  otherwise?: number
}
