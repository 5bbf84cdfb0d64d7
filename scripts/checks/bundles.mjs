import { bundle, bundleLimits } from '../bundle.mjs'

/** The check that one Worker can be bundled for a deploy, and stays under its size limit where it has one. */
export function bundleCheck(worker) {
  return {
    name: `bundle ${worker}`,
    async run() {
      const { gzipBytes, failure } = await bundle(worker)
      if (failure) return { ok: false, output: failure }
      const limit = bundleLimits[worker]
      const size = `${(gzipBytes / 1000).toFixed(1)} KB gzip`
      if (!limit || gzipBytes <= limit) return { ok: true, note: limit ? `${size} of ${limit / 1000}` : size }
      return {
        ok: false,
        output: `The bundle of ${worker} has ${size}; at most ${limit / 1000} KB are allowed.`,
      }
    },
  }
}
