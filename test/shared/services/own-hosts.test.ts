import { expect, test } from 'vitest'
import { ownHosts } from '../../../shared/services/own-hosts.ts'

test('the host of the request and those of the setting are our own, however they are written', () => {
  const settings = { OWN_HOSTS: ' app.example.com  https://Tracewright.example:8443/ ' }
  expect(ownHosts(settings, 'http://tracewright.test')).toEqual([
    'tracewright.test',
    'app.example.com',
    'tracewright.example:8443',
  ])
  expect(ownHosts(settings, '')).toEqual(['app.example.com', 'tracewright.example:8443'])
  expect(ownHosts({ OWN_HOSTS: '' }, '')).toEqual([])
})
