import { pageCost } from '../model-line.mjs'
import { answered } from './client.mjs'

const isLoopback = ({ hostname }) => /^(?:localhost|127\.|\[::1\])/.test(hostname)

function need(holds, fault) {
  if (!holds) throw new Error(fault)
}

/** What shows at the door: nothing of it is stored. */
export const outside = [
  {
    name: 'it answers, by https',
    async run({ get, origin }) {
      const { status, version, engines } = await get('GET', '/api/health')
      need(status === 'ok', 'the health says something else than ok')
      need(origin.protocol === 'https:' || isLoopback(origin), 'this is not an https address')
      return `version ${version}, model ${engines.model}, mail ${engines.mail}`
    },
  },
  {
    name: 'its pages are there, with their security headers',
    async run({ ask }) {
      const { status, headers, body } = await ask('GET', '/')
      need(status === 200 && body.includes('Tracewright'), `the start page answered ${status}`)
      need(headers.get('content-security-policy'), 'the start page has no Content-Security-Policy')
    },
  },
  {
    name: 'it is no development process',
    async run({ ask }) {
      const { status } = await ask('POST', '/api/local/seed', { json: {} })
      need(status === 404, `the demo account can be made (${status}): LOCAL is true`)
    },
  },
  {
    name: 'it says what writes test cases',
    async run({ get }) {
      const { model, nearby } = await get('GET', '/api/public/test-cases/authors')
      need(nearby === null, 'it offers a model of a development machine')
      if (!model.configured) return 'the embedded authors, no model'
      return `${model.name} (${model.engine}${model.available ? '' : ', not available at the moment'}); ${pageCost(model.name)}, by the prices of this checkout`
    },
  },
  {
    name: 'sign-in works (D1)',
    async run({ ask, get }) {
      const nobody = { email: `${crypto.randomUUID()}@example.com`, password: crypto.randomUUID() }
      const { status, body } = await ask('POST', '/api/auth/token', { json: nobody })
      if (status === 501) return body.message
      need(status === 401, `somebody who has no account was answered ${answered(status, body)}`)
      await get('GET', '/.well-known/jwks.json')
    },
  },
  {
    name: 'trackers reach collect, and it knows which websites there are',
    async run({ ask }) {
      const payload = { website: crypto.randomUUID(), hostname: 'check.example', url: '/' }
      const { status, body } = await ask('POST', '/api/collect', { json: { type: 'event', payload } })
      need(
        body.error === 'analytics.website_not_found',
        `a hit for a website that is none was answered ${answered(status, body)}`,
      )
    },
  },
]
