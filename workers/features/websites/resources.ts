import { defineResource } from '../../../shared/kernel/resource.ts'
import { getWebsite } from './get-website.ts'

// Never listed: an organization may have hundreds, and lists of operations lead to each.
export const resources = [
  defineResource({
    name: 'website',
    title: 'Website',
    description: 'A website whose visits are counted: its name, domain, team, time zone and rules.',
    uri: 'tracewright://websites/{websiteId}',
    read: getWebsite,
  }),
]
