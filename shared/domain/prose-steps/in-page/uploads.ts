import type { Target } from '../types.ts'
import type { FilePayload, InPage, Resolution } from './kit.ts'

/**
 * The file field that a target means. Fields are often hidden behind a label or a drop zone of their own: a hidden one counts when its label
 * can be seen, or when it is the only one and the place around it can be seen. Strict like every target.
 */
export function fileField(page: InPage, target: Target | undefined): Resolution {
  const again = (): Resolution => page.fileFieldAmong(target)
  return page.orBeside(again(), false, again)
}

/** `fileField` for what no open layer shuts out. */
export function fileFieldAmong(page: InPage, target: Target | undefined): Resolution {
  const where = page.scopeOf(target ?? {})
  if ('missed' in where) return where.missed
  const { scope } = where
  const all = page
    .elementsIn(scope)
    .filter(
      (one) =>
        page.tagOf(one) === 'input' && (one as HTMLInputElement).type === 'file' && page.reachable(one),
    )
  const labelled = (one: Element): boolean =>
    page.visible(one) || page.labelsOf(one).some((label) => page.visible(label))
  const around = (one: Element): boolean => {
    const parent = page.parentOf(one)
    return parent !== undefined && page.visible(parent)
  }
  const name = target?.name
  const rankOf = (one: Element): number => {
    if (name === undefined) return labelled(one) || around(one) ? 0 : -1
    if (!labelled(one)) return -1
    const own = page.matchLevel(page.nameOf(one), name, target?.exact === true)
    if (own >= 0) return own
    const beside = page.matchLevel(page.nearbyLabel(one), name, target?.exact === true)
    return beside >= 0 && beside <= 2 ? 40 + beside : -1
  }
  const ranked = all.map((element) => ({ element, rank: rankOf(element) })).filter((one) => one.rank >= 0)
  const best = Math.min(...ranked.map((one) => one.rank))
  const hits = ranked.filter((one) => one.rank === best)
  const chosen =
    target?.nth === undefined ? hits : hits.slice(target.nth < 0 ? target.nth : target.nth - 1).slice(0, 1)
  const [hit] = chosen
  if (!hit) return { status: 'missing', candidates: page.candidates(all) }
  if (chosen.length > 1)
    return {
      status: 'ambiguous',
      count: chosen.length,
      candidates: page.candidates(chosen.map((one) => one.element)),
    }
  const called = page.nameOf(hit.element) || page.nearbyLabel(hit.element)
  const role = 'file field'
  const part = hit.rank % 10 === 3 && name !== undefined
  return {
    status: 'found',
    id: page.hold(hit.element),
    role,
    name: called,
    kind: 'other',
    matched: name ?? '',
    ...(part ? { part: { from: { role, name }, to: { role, name: called }, own: true } } : {}),
  }
}

/** The files themselves, made in the page: nothing of their size travels to the browser. */
export function makeFiles(_page: InPage, payloads: FilePayload[]): DataTransfer {
  const transfer = new DataTransfer()
  for (const { name, mediaType, sizeBytes, head, fill, tail } of payloads) {
    const bytes = new Uint8Array(sizeBytes).fill(fill)
    const put = (base64: string, at: number): void => {
      const raw = atob(base64)
      for (let index = 0; index < raw.length; index++) bytes[at + index] = raw.charCodeAt(index)
    }
    put(head, 0)
    put(tail, sizeBytes - atob(tail).length)
    transfer.items.add(new File([bytes], name, { type: mediaType }))
  }
  return transfer
}

/**
 * What a file field asks for, when not all of the files are of that kind; null when they are, or it asks for nothing. A chooser only offers what is asked
 * for, but lets people take any file.
 */
export function filterAgainst(
  page: InPage,
  id: number,
  files: Pick<FilePayload, 'name' | 'mediaType'>[],
): string | null {
  const field = page.at(id)
  const kinds = (field ? page.attribute(field, 'accept') : '')
    .split(',')
    .map((kind) => kind.trim().toLowerCase())
    .filter((kind) => kind !== '')
  const asked = ({ name, mediaType }: Pick<FilePayload, 'name' | 'mediaType'>): boolean =>
    kinds.some((kind) => {
      if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind)
      if (kind === '*/*' || kind === '*') return true
      return kind.endsWith('/*') ? mediaType.startsWith(kind.slice(0, -1)) : mediaType === kind
    })
  return kinds.length === 0 || files.every(asked) ? null : kinds.join(', ')
}

/** Puts files into a file field, as its chooser would: into one that is `asking`, it need not be in the document. Returns why it cannot be, or null. */
export function attachFiles(
  page: InPage,
  id: number,
  payloads: FilePayload[],
  asking?: boolean,
): string | null {
  const input = page.at(id) as HTMLInputElement | undefined
  if (!input || !(input.isConnected || asking) || page.tagOf(input) !== 'input' || input.type !== 'file')
    return 'What was found is no file field.'
  if (!page.enabled(input)) return 'The file field is disabled.'
  if (input.webkitdirectory) return 'The file field takes folders only.'
  if (payloads.length > 1 && !input.multiple) return 'The file field takes one file only.'
  input.files = page.makeFiles(payloads).files
  if (input.files?.length !== payloads.length) return 'The file field did not take the file.'
  page.announce(id)
  return null
}

/** Drops files on an element. A place that does not allow the drop gets none; a file field in it takes them as the browser would give them. */
export function dropFiles(page: InPage, id: number, payloads: FilePayload[]): string | null {
  const element = page.at(id)
  if (!element?.isConnected) return 'The place went away.'
  const transfer = page.makeFiles(payloads)
  const { x, y, width, height } = element.getBoundingClientRect()
  const send = (type: string): boolean => {
    const event = new DragEvent(type, {
      bubbles: true,
      cancelable: true,
      composed: true,
      dataTransfer: transfer,
      clientX: x + width / 2,
      clientY: y + height / 2,
    })
    return !element.dispatchEvent(event)
  }
  send('dragenter')
  if (!send('dragover')) {
    send('dragleave')
    const field = page
      .elementsIn(element)
      .find((one) => page.tagOf(one) === 'input' && (one as HTMLInputElement).type === 'file')
    return field ? page.attachFiles(page.hold(field), payloads) : 'It takes no files.'
  }
  send('drop')
  return null
}
