-- Sends one request again and again and compares every answer, byte for byte, with the one expected.
-- Arguments: method, status, file with the headers, file with the request's body, file with the answer's body.
local threads = {}
mismatches, answered = 0, 0

local function read(path)
  local file = assert(io.open(path, 'rb'))
  local text = file:read('*a')
  file:close()
  return text
end

function setup(thread)
  table.insert(threads, thread)
end

function init(args)
  wrk.method, wanted = args[1], tonumber(args[2])
  for line in read(args[3]):gmatch('[^\n]+') do
    local name, value = line:match('^([^:]+): (.*)$')
    wrk.headers[name] = value
  end
  local body = read(args[4])
  if #body > 0 then wrk.body = body end
  expected = read(args[5])
end

function response(status, headers, body)
  answered = answered + 1
  if status ~= wanted or body ~= expected then mismatches = mismatches + 1 end
end

function done(summary)
  local wrong, compared = 0, 0
  for _, thread in ipairs(threads) do
    wrong, compared = wrong + thread:get('mismatches'), compared + thread:get('answered')
  end
  local e = summary.errors
  io.write(string.format('\n{"requests":%d,"microseconds":%d,"compared":%d,"mismatches":%d,"errors":%d}\n',
    summary.requests, summary.duration, compared, wrong, e.connect + e.read + e.write + e.timeout))
end
