/** Where a picture of this folder lies. */
export const picture = (name: string) => new URL(name, import.meta.url)

/** A grey picture whose pixels a function tells, in the form in which scanned pages are handed over. */
export function writePgm(width: number, height: number, shade: (x: number, y: number) => number): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`)
  const data = new Uint8Array(head.length + width * height)
  data.set(head)
  for (let at = 0; at < width * height; at++)
    data[head.length + at] = shade(at % width, Math.floor(at / width))
  return data
}
