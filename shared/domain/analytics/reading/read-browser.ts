import Bowser from 'bowser'
import { remembered } from '../../basics/remembered.ts'

export interface Browser {
  browser: string
  os: string
  device: string
}

const unknown: Browser = { browser: '', os: '', device: '' }
const mostKept = 2000
const longestKept = 400

/** What a user-agent string says: which browser on which system, and on a `desktop`, `mobile`, `tablet` or `tv`; '' for what it does not say. */
export const readBrowser: (userAgent: string) => Browser = remembered(
  (userAgent) => {
    if (userAgent === '') return unknown
    const { browser, os, platform } = Bowser.parse(userAgent)
    return { browser: browser.name ?? '', os: os.name ?? '', device: platform.type ?? '' }
  },
  mostKept,
  longestKept,
)
