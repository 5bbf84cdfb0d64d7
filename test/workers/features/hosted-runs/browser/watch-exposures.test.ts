import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import type { Target } from '../../../../../workers/features/hosted-runs/browser/follow-targets.ts'
import {
  type Exposure,
  shownRefusal,
  watchExposures,
} from '../../../../../workers/features/hosted-runs/browser/watch-exposures.ts'

const policy = {
  allowPrivate: false,
  ownHosts: ['own.example'],
  baseUrl: 'http://site.example/',
  headers: {},
}

test.each([
  'http://user:pass@10.0.0.1/',
  'blob:http://192.168.0.1/0f9c',
  'https://own.example/',
  'file:///etc/passwd',
  'view-source:http://site.example/',
  'chrome://version/',
])('a document at %s may not be shown', (url) => {
  expect(shownRefusal(url, policy)).toMatch(/\.$/)
})

test.each([
  '',
  'about:blank',
  'about:srcdoc',
  'data:text/html,hi',
  'blob:null/0f9c',
  'blob:https://site.example/0f9c',
  'chrome-error://chromewebdata/',
  'https://site.example/',
  'https://user:pass@site.example/',
])('a document at “%s” may be', (url) => {
  expect(shownRefusal(url, policy)).toBeUndefined()
})

/** A tab whose browser has something to tell; the installed one never downloads for a page, a whole one does. */
function tabOf(guard: typeof policy) {
  const exposures: Exposure[] = []
  const sent: string[] = []
  const session = Object.assign(new EventEmitter(), {
    send: (command: string) => Promise.resolve(void sent.push(command)),
  })
  const target = { session, info: { type: 'page' } } as unknown as Target
  watchExposures(target, guard, (exposure) => exposures.push(exposure))
  return { session, exposures, sent }
}

const registered = {
  backgroundServiceEvent: { origin: 'https://site.example/', eventName: 'Background Fetch registered' },
}

test('a page that had the browser download something unseen has got past the guard', () => {
  const { session, exposures, sent } = tabOf(policy)
  expect(sent).toContain('BackgroundService.startObserving')
  expect(sent).toContain('BackgroundService.setRecording')
  session.emit('BackgroundService.backgroundServiceEventReceived', registered)
  expect(exposures).toMatchObject([{ url: 'https://site.example/', reason: expect.stringMatching(/unseen/) }])
})

test('where private targets are allowed it may', () => {
  const { session, exposures } = tabOf({ ...policy, allowPrivate: true })
  session.emit('BackgroundService.backgroundServiceEventReceived', registered)
  expect(exposures).toEqual([])
})
