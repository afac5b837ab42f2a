/**
 * Template of built pages: Docusaurus' own, except that scripts start after the first paint. In the head they
 * share the line with the styles, and delay the first paint on a slow phone by some 150 ms.
 *
 * The preload scanner of browsers skips the content of a `<template>`. A page in a background tab is not painted,
 * so its scripts start at once.
 */
const startScripts = `(() => {
  const scripts = document.getElementById('page-scripts').content;
  const start = () => {
    for (const script of scripts.children) script.async = false;
    document.body.append(scripts);
  };
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
})()`;

export const pageTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
<head>
<meta charset="UTF-8">
<meta name="generator" content="Docusaurus v<%= it.version %>">
<% it.metaAttributes.forEach((metaAttribute) => { %><%~ metaAttribute %><% }); %>
<%~ it.headTags %>
<% it.stylesheets.forEach((stylesheet) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" /><% }); %>
</head>
<body <%~ it.bodyAttributes %>>
<%~ it.preBodyTags %>
<div id="__docusaurus"><%~ it.appHtml %></div>
<%~ it.postBodyTags %>
<template id="page-scripts"><% it.scripts.forEach((script) => { %><script src="<%= it.baseUrl %><%= script %>"></script><% }); %></template>
<script>${startScripts}</script>
</body>
</html>
`;
