/** The chat settings of an organization that set none. `default` names the model that the deployment is set up with. */
export const chatDefaults = { chatModel: 'default', chatTemperature: 0.2 }
