/** From the least to the most. */
export const roles = ['viewer', 'member', 'admin', 'owner']

export const allows = (role, needed) => roles.indexOf(role) >= roles.indexOf(needed)

export const explained = {
  viewer: 'viewer: reads',
  member: 'member: creates and edits',
  admin: 'admin: people, keys and settings too',
  owner: 'owner: everything',
}
