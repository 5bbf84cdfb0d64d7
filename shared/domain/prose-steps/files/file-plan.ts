/** How the bytes of a generated file come about: `head`, then as many `fill` bytes as the size leaves, then `tail`. */
export interface FilePlan {
  head: Uint8Array
  fill: number
  tail: Uint8Array
}
