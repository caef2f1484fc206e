/** A use that stays, and why nothing is lost in a browser that lacks the feature. */
export interface Allowed {
  features: string[]
  /** The modules or built files that may use them. */
  where: RegExp
  reason: string
}

const STYLES = /\.css$/
const REACT = /\/node_modules\/react-dom\//
const SCHEDULER = /\/node_modules\/scheduler\//

/** Looked at by the check of the built files; an entry that nothing uses any more fails it as well. */
export const ALLOWED: Allowed[] = [
  {
    features: ['api.Navigator.clipboard'],
    where: /\/web\/src\/ui\/clipboard\.ts$/,
    reason: 'without it the text is copied by selection',
  },
  {
    features: ['api.Window.setImmediate'],
    where: SCHEDULER,
    reason: 'used after a look whether it is there, else a message channel',
  },
  {
    features: ['api.Window.navigation', 'api.NavigateEvent.canIntercept'],
    where: REACT,
    reason: 'used after a look whether they are there',
  },
  {
    features: ['api.Navigator.connection', 'api.NetworkInformation.downlink'],
    where: REACT,
    reason: 'used after a look whether they are there, to guess how long a picture takes',
  },
  {
    features: ['api.AnimationEvent.animation', 'api.Navigation.transition', 'api.Navigator.share'],
    where: REACT,
    reason: 'names of style properties and of props, not of the browser',
  },
  {
    features: ['api.Document.startViewTransition', 'api.ViewTransition.skipTransition'],
    where: REACT,
    reason: 'for <ViewTransition>, which the site does not use',
  },
  {
    features: ['css.properties.forced-color-adjust', 'css.properties.forced-color-adjust.none'],
    where: STYLES,
    reason: 'Safari has no forced colours',
  },
  {
    features: ['css.properties.cursor.default', 'css.properties.cursor.pointer'],
    where: STYLES,
    reason: 'a phone has no cursor',
  },
  {
    features: ['css.properties.resize', 'css.properties.resize.none'],
    where: STYLES,
    reason: 'a phone has no corner to pull; a text area is as high as its text anyway',
  },
  {
    features: ['css.selectors.selection'],
    where: STYLES,
    reason: 'selected text has the colour of the system',
  },
  {
    features: ['css.properties.text-wrap.pretty'],
    where: STYLES,
    reason: 'a paragraph may end in a short line',
  },
  {
    features: ['ascent-override', 'descent-override', 'line-gap-override'].map(
      (name) => `css.at-rules.font-face.${name}`,
    ),
    where: STYLES,
    reason: 'lines move a little when the font of the site arrives',
  },
  {
    features: [
      'css.at-rules.page',
      'css.at-rules.page.size',
      'css.properties.break-after.avoid',
      'css.properties.orphans',
      'css.properties.widows',
    ],
    where: STYLES,
    reason: 'on paper only: the pages may break elsewhere',
  },
]
