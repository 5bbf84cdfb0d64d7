import { expect, test } from 'vitest'
import { shownRefusal } from '../../../../../workers/features/hosted-runs/browser/watch-exposures.ts'

const policy = {
  allowPrivate: false,
  ownHosts: ['own.example'],
  baseUrl: 'http://site.example/',
  headers: {},
}

test.each([
  'http://127.0.0.1:8080/admin',
  'https://intranet/',
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
