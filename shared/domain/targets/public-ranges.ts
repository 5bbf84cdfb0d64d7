import { globalUnicast, type Range, specialIpv4, specialIpv6 } from './addresses.ts'

/** The public unicast space as few ranges as CIDR can say it (`1.0.0.0/8`, `2000::/16`), so that others than us can tell what lies outside. */
export const publicRanges = (): string[] => [
  ...without({ prefix: [], bits: 0 }, specialIpv4, ipv4),
  ...without(globalUnicast, specialIpv6, ipv6),
]

interface Family {
  width: number
  text: (parts: readonly number[]) => string
}

const ipv4: Family = { width: 8, text: (parts) => [0, 1, 2, 3].map((at) => parts[at] ?? 0).join('.') }
const ipv6: Family = { width: 16, text: (parts) => `${parts.map((part) => part.toString(16)).join(':')}::` }

/** Halves a range until each part is in none of the special ones, or is one of them. */
function without(whole: Range, special: readonly Range[], family: Family): string[] {
  const touching = special.filter((one) => overlap(one, whole, family))
  if (touching.length === 0) return [`${family.text(whole.prefix)}/${whole.bits}`]
  if (touching.some(({ bits }) => bits <= whole.bits)) return []
  return halves(whole, family).flatMap((half) => without(half, touching, family))
}

function halves({ prefix, bits }: Range, { width }: Family): Range[] {
  const at = Math.floor(bits / width)
  const high = [...prefix]
  while (high.length <= at) high.push(0)
  high[at] = (high[at] ?? 0) | (1 << (width - 1 - (bits % width)))
  return [
    { prefix, bits: bits + 1 },
    { prefix: high, bits: bits + 1 },
  ]
}

function overlap(one: Range, other: Range, { width }: Family): boolean {
  const bits = Math.min(one.bits, other.bits)
  for (let at = 0; at * width < bits; at++) {
    const ignored = Math.max(width - (bits - at * width), 0)
    if ((one.prefix[at] ?? 0) >> ignored !== (other.prefix[at] ?? 0) >> ignored) return false
  }
  return true
}
