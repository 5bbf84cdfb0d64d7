import type { Helpers } from './helpers.ts'

/** Values that are known only when a test runs. */
export const dataHelpers: Helpers = {
  today: {
    needs: ['monthsLater'],
    source: (t) => `
/**
 * The ISO date of today, moved by offsets such as '+30D' or '-18Y+1D': days, weeks, months, years, from
 * left to right.
 */
export function today(offsets${t(': string')} = '')${t(': string')} {
  const now = new Date()
  let date = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()))
  for (const [, count = '0', unit] of offsets.matchAll(/([+-]\\d+)([DWMY])/g)) {
    const number = Number(count)
    if (unit === 'D' || unit === 'W') date.setUTCDate(date.getUTCDate() + number * (unit === 'W' ? 7 : 1))
    else date = monthsLater(date, number * (unit === 'Y' ? 12 : 1))
  }
  return date.toISOString().slice(0, 10)
}`,
  },
  monthsLater: {
    source: (t) => `
/** A month that is too short gives its last day. */
function monthsLater(date${t(': Date')}, months${t(': number')})${t(': Date')} {
  const moved = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1))
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate()
  moved.setUTCDate(Math.min(date.getUTCDate(), lastDay))
  return moved
}`,
  },
  secret: {
    source: (t) => `
/** A secret of the environment; nothing secret is written into the tests. */
export function secret(name${t(': string')})${t(': string')} {
  const value = process.env[name]
  if (value === undefined) throw new Error(\`Set the environment variable \${name}\`)
  return value
}`,
  },
  resolved: {
    needs: ['today', 'secret'],
    source: (t) => `
/** A text with its marks replaced: %TODAY+30D% by that date, %NAME% by the secret of that name. */
export function resolved(text${t(': string')})${t(': string')} {
  return text
    .replace(/%TODAY((?:[+-]\\d{1,5}[DWMY]){0,4})%/g, (_, offsets${t(': string')}) => today(offsets))
    .replace(/%(?![0-9A-F]{2}%)([A-Z][A-Z0-9_]*)%/g, (_, name${t(': string')}) => secret(name))
}`,
  },
  escapeRegExp: {
    source: (t) => `
/** The source of a pattern that matches a text as it is. */
export function escapeRegExp(text${t(': string')})${t(': string')} {
  return text.replace(/[\\\\^$.*+?()[\\]{}|/]/g, '\\\\$&')
}`,
  },
}
