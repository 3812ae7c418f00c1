'use strict';

module.exports = 'asset-url';
