/** The demo form and what it is made of: static files that lead nowhere. */
const files = new Set(['/demo', '/demo/form.css', '/demo/form.js'])

/**
 * Whether an address of this service itself is its demo form, which a run may open although it opens nothing else here. Only where private targets are allowed:
 * elsewhere browsers reach no host of ours at all, whatever slips past the interception.
 */
export const isOwnDemo = ({ pathname }: URL, { allowPrivate }: { allowPrivate: boolean }): boolean =>
  allowPrivate && files.has(pathname)
