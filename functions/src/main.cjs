// What the functions runtime loads. Node must be told to use source maps before it loads what they
// belong to, and reads those of this shop's own code alone: with those of all packages, as with
// --enable-source-maps, a cold start took a tenth longer.
require('node:module').setSourceMapsSupport(true, { nodeModules: false, generatedCode: false });
module.exports = require('./index.js');
