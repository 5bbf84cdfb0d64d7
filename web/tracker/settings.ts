import { cleanAddress } from './addresses.ts'

const script = document.currentScript as HTMLScriptElement

export const {
  websiteId: website,
  hostUrl,
  beforeSend = '',
  tag,
  autoTrack,
  doNotTrack,
  excludeSearch,
  excludeHash,
  domains,
  fetchCredentials = 'omit',
  performance: speed,
  distinctId,
} = script.dataset

/** A file that lies beside the script. */
const beside = (path: string) => new URL(path, script.src)

export const endpoint = hostUrl ? hostUrl.replace(/\/*$/, '/api/batch') : beside('api/batch')

/** What only some pages need is loaded by them. */
export const part = (name: string): Promise<unknown> =>
  import(/* @vite-ignore */ beside(`script-${name}.js`) as unknown as string)

/** Whether this page is to be told of at all. */
export const wanted =
  website &&
  !(doNotTrack === 'true' && /1|yes/.test(navigator.doNotTrack ?? '')) &&
  (domains || location.hostname).split(/[\s,]+/).includes(location.hostname)

export const isAutomatic = autoTrack !== 'false'

export const clean = (address: string): string =>
  cleanAddress(address, excludeSearch === 'true', excludeHash === 'true')

/** Pages that come up unseen, in another tab or before somebody asks for them, are as fast as nobody notices. */
export const measuresSpeed = speed === 'true' && !document.hidden
