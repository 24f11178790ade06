/** Takes the place of `prop-types` in MUI, whose production build imports it and calls nothing of it. */
export default {};
