import { bundle, bundleLimits } from '../bundle.mjs'

const inKb = (bytes) => `${(bytes / 1000).toFixed(1)} KB`

/** The check that one Worker can be bundled for a deploy, and that what it loads stays under its limits. */
export function bundleCheck(worker) {
  return {
    name: `bundle ${worker}`,
    async run() {
      try {
        return judge(await bundle(worker), bundleLimits[worker])
      } catch (error) {
        return { ok: false, output: error.message }
      }
    },
  }
}

/** Sizes and limits in bytes, as `bundle` gives them. */
export function judge({ whole, start, areas }, limits) {
  const measured = [
    ['The whole', whole, limits.whole],
    ['What the start reads', start, limits.start],
    ...Object.entries(areas).map(([area, size]) => [
      `What a first request to ${area} reads`,
      size,
      limits.area,
    ]),
  ]
  const over = measured.filter(([, size, limit]) => limit !== undefined && size > limit)
  if (over.length === 0) return { ok: true, note: `${inKb(whole)} gzip of ${limits.whole / 1000}` }
  const lines = over.map(
    ([what, size, limit]) => `${what} has ${inKb(size)} gzip; at most ${inKb(limit)} are allowed.`,
  )
  return { ok: false, output: lines.join('\n') }
}
