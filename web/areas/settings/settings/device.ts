const browsers = [
  [/\bEdg\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const
const systems = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b|\biPad\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b|\bCrOS\b/, 'Linux'],
] as const

type Known = readonly (readonly [RegExp, string])[]
const nameAmong = (known: Known, text: string) => known.find(([pattern]) => pattern.test(text))?.[1]

/** What people call the browser behind a user agent: "Firefox on Windows". */
export function deviceOf(userAgent: string | null | undefined): string {
  const text = userAgent ?? ''
  const browser = nameAmong(browsers, text)
  const system = nameAmong(systems, text)
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? (text.slice(0, 60) || 'An unknown browser')
}
