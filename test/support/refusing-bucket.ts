const calls = new Set([
  'get',
  'put',
  'head',
  'list',
  'delete',
  'createMultipartUpload',
  'uploadPart',
  'complete',
  'abort',
])

/** An R2 binding that refuses one of its calls, the `nth`: `before` it has done anything, or `after` it, so that only the answer is lost. `count` tells how many came. */
export function refusingBucket(bucket: R2Bucket, nth: number, when: 'before' | 'after') {
  let came = 0
  const refuse = () => new Error('R2: We encountered an internal error. Please try again. (10001)')
  const wrapped = <T extends object>(target: T): T =>
    new Proxy(target, {
      get(inner, name) {
        const value: unknown = Reflect.get(inner, name)
        if (typeof value !== 'function') return value
        const call = value.bind(inner) as (...args: unknown[]) => unknown
        if (name === 'resumeMultipartUpload') return (...args: unknown[]) => wrapped(call(...args) as object)
        if (!calls.has(String(name))) return call
        return async (...args: unknown[]) => {
          came += 1
          const isTheOne = came === nth
          if (isTheOne && when === 'before') throw refuse()
          const result = await call(...args)
          if (isTheOne) throw refuse()
          return name === 'createMultipartUpload' ? wrapped(result as object) : result
        }
      },
    })
  return { bucket: wrapped(bucket), count: () => came }
}
