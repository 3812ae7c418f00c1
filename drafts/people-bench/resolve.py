import subprocess,re
fs=subprocess.check_output(['git','diff','--name-only','--diff-filter=U'],text=True).split()
for f in fs:
    s=open(f).read()
    s=re.sub(r'<<<<<<< .*\n','',s); s=re.sub(r'=======\n','',s); s=re.sub(r'>>>>>>> .*\n','',s)
    if f.endswith('gateway/src/server.ts'): s=s.replace("  const rest = { routes, executor, readCaller, viewers, origins, isSecure, logger };\n",'')
    if 'http-forwarding.ts' in f:
        s=s.replace("const FORWARDED = ['/api', '/graphql', '/uploads', '/calendar'] as const;\n",'').replace("'/uploads', '/files'] as const","'/uploads', '/files', '/calendar'] as const")
    open(f,'w').write(s)
